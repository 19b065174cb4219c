/** Many phones that listen: one stream each, as a page opens it. */
import { Agent, type IncomingMessage, request } from 'node:http';
import { bearer } from './organiser.ts';

export interface Phones {
  /** Every message so far: which phone, what, and when it came (`performance.now()`). */
  readonly heard: { readonly phone: number; readonly text: string; readonly at: number }[];
  readonly close: () => void;
}

/** Opens `count` streams on `address`, each with its link if there are links, and waits until each has its first view. */
export async function openPhones(address: string, count: number, tokens: readonly string[] = []): Promise<Phones> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const heard: Phones['heard'] = [];
  const open: IncomingMessage[] = [];
  const listen = (phone: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const token = tokens[phone];
      const headers = { accept: 'text/event-stream', ...(token === undefined ? {} : bearer(token)) };
      const asked = request(address, { agent, headers }, (stream) => {
        open.push(stream);
        stream.setEncoding('utf8');
        let rest = '';
        stream.on('data', (chunk: string) => {
          const at = performance.now();
          const blocks = (rest + chunk).split('\n\n');
          rest = blocks.pop() ?? '';
          for (const text of blocks) heard.push({ phone, text, at });
          resolve();
        });
      });
      asked.on('error', reject);
      asked.end();
    });
  for (let phone = 0; phone < count; phone += 50) {
    await Promise.all(Array.from({ length: Math.min(50, count - phone) }, (_, index) => listen(phone + index)));
  }
  return {
    heard,
    close: () => {
      for (const stream of open) stream.destroy();
      agent.destroy();
    },
  };
}

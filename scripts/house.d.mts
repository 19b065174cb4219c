export const root: string;
export const rooms: readonly string[];
export function filesUnder(folder: string): string[];
export function sources(room: string, options?: { readonly tests?: boolean }): string[];
export function needsBuild(): boolean;
export function npmProgram(env?: NodeJS.ProcessEnv, node?: string): string | null;
export function run(
  program: string,
  args: readonly string[],
  options?: { readonly quiet?: boolean; readonly env?: NodeJS.ProcessEnv; readonly folder?: string },
): Promise<{ readonly code: number; readonly output: string }>;

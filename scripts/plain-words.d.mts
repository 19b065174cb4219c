export function inPlainWords(output: string, folder: string): string | null;

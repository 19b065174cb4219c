/** Builds every page of web/ into a folder, which is emptied before. */
export function buildPages(outDir: string): Promise<void>;

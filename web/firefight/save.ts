/** Gives a battle's record to the reader as a file. */
export function saveRecord(record: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([record], { type: 'application/json' }));
  link.download = 'firefight.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

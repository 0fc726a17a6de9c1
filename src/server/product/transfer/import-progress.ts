/** How far an import is, in rows. */
type Progress = { done: number; total: number };

/** How far the imports that run in this process are, by table. Another instance knows nothing of them, and says so. */
export function createImportProgress() {
  const running = new Map<number, Progress>();
  return {
    of: (sheet: number): Progress | null => running.get(sheet) ?? null,
    report: (sheet: number, progress: Progress) => void running.set(sheet, progress),
    end: (sheet: number) => void running.delete(sheet),
  };
}

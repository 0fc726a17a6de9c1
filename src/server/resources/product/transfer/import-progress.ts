import type { ImportProgress } from "#contracts/product/product-transfer.ts";

/** How far the imports that run in this process are, by table. Another instance knows nothing of them, and says so. */
export function createImportProgress() {
  const running = new Map<number, ImportProgress>();
  return {
    of: (sheet: number): ImportProgress => running.get(sheet) ?? null,
    report: (sheet: number, progress: ImportProgress) => void running.set(sheet, progress),
    end: (sheet: number) => void running.delete(sheet),
  };
}

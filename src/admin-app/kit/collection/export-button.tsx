import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import type { z } from "zod";
import type { csvFileSchema } from "#contracts/spreadsheet/sheet.ts";
import { notifyFailure } from "#admin-app/kit/errors/notify.tsx";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";

type CsvFile = z.infer<typeof csvFileSchema>;

/** Hands a file to the browser's downloads. */
export function downloadFile({ filename, content }: { filename: string; content: Blob }): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(url);
}

/** Hands a table to the browser's downloads. */
export function downloadCsv({ filename, content }: CsvFile): void {
  downloadFile({ filename, content: new Blob([content], { type: "text/csv;charset=utf-8" }) });
}

/** Downloads what the list shows, on all its pages, as a file for a spreadsheet. */
export function ExportButton({ load }: { load: () => Promise<CsvFile> }) {
  const exporting = useMutation({
    mutationFn: load,
    onSuccess: downloadCsv,
    onError: (error) => notifyFailure("Le fichier n’a pas pu être préparé", error),
  });
  return (
    <ActionButton
      variant="default"
      leftSection={<Download size={18} aria-hidden />}
      loading={exporting.isPending}
      onClick={() => exporting.mutate()}
    >
      Exporter en CSV
    </ActionButton>
  );
}

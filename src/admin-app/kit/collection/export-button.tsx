import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import type { ComponentProps } from "react";
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
function downloadCsv({ filename, content }: CsvFile): void {
  downloadFile({ filename, content: new Blob([content], { type: "text/csv;charset=utf-8" }) });
}

/** Downloads what the list shows, on all its pages, as a file for a spreadsheet. */
export function ExportButton({ load }: { load: () => Promise<CsvFile> }) {
  return (
    <CsvButton load={load} failed="Le fichier n’a pas pu être préparé" icon={18}>
      Exporter en CSV
    </CsvButton>
  );
}

type CsvButtonProps = Omit<ComponentProps<typeof ActionButton>, "leftSection" | "loading" | "onClick"> & {
  load: () => Promise<CsvFile>;
  /** Title of a failure. */
  failed: string;
  /** Size of the icon, in pixels. */
  icon: number;
};

/** Prepares a table on the server, and downloads it. */
export function CsvButton({ load, failed, icon, ...button }: CsvButtonProps) {
  const loading = useMutation({ mutationFn: load, onSuccess: downloadCsv, onError: (error) => notifyFailure(failed, error) });
  return (
    <ActionButton
      variant="default"
      {...button}
      leftSection={<Download size={icon} aria-hidden />}
      loading={loading.isPending}
      onClick={() => loading.mutate()}
    />
  );
}

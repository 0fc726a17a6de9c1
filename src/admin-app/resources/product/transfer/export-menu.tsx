import { Button, Menu } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { SHEET_FORMATS, type SheetFormat } from "#contracts/spreadsheet/sheet.ts";
import { downloadFile } from "#admin-app/kit/collection/export-button.tsx";
import { notifyFailure } from "#admin-app/kit/errors/notify.tsx";
import type { ProductFilter } from "../product-filter.ts";
import { fetchFile } from "#admin-app/kit/uploads/upload-file.ts";

const LABELS: Record<SheetFormat, string> = { csv: "CSV (.csv)", xlsx: "Classeur (.xlsx)" };

/** Downloads the products that the list shows, on all its pages, as a table that can be imported again. */
export function ExportMenu({ filter: { page: _, ...query } }: { filter: ProductFilter }) {
  const exporting = useMutation({
    mutationFn: (format: SheetFormat) =>
      fetchFile(`/api/admin/product-export?input=${encodeURIComponent(JSON.stringify({ ...query, format }))}`),
    onSuccess: downloadFile,
    onError: (error) => notifyFailure("Le fichier n’a pas pu être préparé", error),
  });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<Download size={18} aria-hidden />} loading={exporting.isPending}>
          Exporter
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {SHEET_FORMATS.map((format) => (
          <Menu.Item key={format} onClick={() => exporting.mutate(format)}>
            {LABELS[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

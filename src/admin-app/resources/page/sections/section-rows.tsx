import { Input, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { rowFields } from "#contracts/field/field.ts";
import { type SectionKind, SECTION_ROWS_MAX, sectionSchemaOf } from "#contracts/page/section.ts";
import { AddButton } from "#admin-app/kit/layout/action-button.tsx";
import { OrderedRows } from "#admin-app/kit/order/ordered-rows.tsx";
import { ForWriters } from "#admin-app/kit/session/writing.tsx";
import { usePageFormContext } from "../page-form.ts";
import classes from "./section-inputs.module.css";
import { describeFields, type SectionField } from "./section-inputs.tsx";
import { formRows } from "#admin-app/kit/order/form-rows.ts";

type Row = Record<string, string>;

/** The rows of a section, in order. `one` names a row (« la question »), `added` a new one (« une question »), which
 *  begins as `empty`. */
export function SectionRows({
  kind,
  index,
  one,
  added,
  empty,
  children,
}: {
  kind: SectionKind;
  index: number;
  one: string;
  added: string;
  empty: Row;
  children: (field: (name: string) => SectionField) => ReactNode;
}) {
  const form = usePageFormContext();
  const path = `sections.${index}.items`;
  const rows = (form.getInputProps(path).value ?? []) as Row[]; // as the kind has them
  const { items } = sectionSchemaOf(kind).shape as Record<string, Parameters<typeof rowFields>[0]>;
  const shape = (items && rowFields(items)) ?? {};
  const error = form.errors[path];

  return (
    <Stack gap="xs">
      <OrderedRows
        rows={rows}
        keyOf={(row) => String(rows.indexOf(row))}
        nameOf={(_, position) => `${one} ${position + 1}`}
        {...formRows(form, path)}
      >
        {(_, position) => <div className={classes.pair}>{children(describeFields(shape, `${path}.${position}`))}</div>}
      </OrderedRows>
      {error !== undefined && <Input.Error role="alert">{error}</Input.Error>}
      <ForWriters>
        <AddButton
          size="xs"
          style={{ alignSelf: "start" }}
          disabled={rows.length >= SECTION_ROWS_MAX}
          onClick={() => form.insertListItem(path, empty)}
        >
          Ajouter {added}
        </AddButton>
      </ForWriters>
    </Stack>
  );
}

import { Fieldset, Input, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { isDocumented, type LinkList } from "#contracts/settings/documented-links.ts";
import { LINKS_MAX, siteLinkSchema } from "#contracts/settings/site-links.ts";
import { AddButton } from "#admin-app/kit/layout/action-button.tsx";
import { OrderedRows } from "#admin-app/kit/order/ordered-rows.tsx";
import { addKey, formRows } from "#admin-app/kit/order/form-rows.ts";
import { FIELD_LABELS, LINK_NAMES } from "../settings-fields.ts";
import { useSettingsFormContext } from "../settings-form.ts";
import { fieldProps } from "#admin-app/kit/fields/field-props.ts";

const EMPTY = { url: "", label: "", label_en: "" };

/** The menu and the lists of the footer, in order. */
export function MenuTab() {
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        Les liens du site restent toujours là. Changez leur ordre, et ajoutez les vôtres : un seul dans le menu, qui doit tenir sur une
        ligne.
      </Text>
      <LinksField list="menu_links" />
      <LinksField list="footer_links" />
      <LinksField list="legal_links" />
    </Stack>
  );
}

/** One list of links. Those of the site move, and cannot be removed: removed, they would be back at the end. */
function LinksField({ list }: { list: LinkList }) {
  const form = useSettingsFormContext();
  const rows = form.values[list];
  const { add, ...moves } = formRows(form, list);
  const propsOf = (index: number, field: keyof typeof EMPTY) => fieldProps(form, siteLinkSchema, `${list}.${index}`)(field);
  return (
    <Fieldset legend={FIELD_LABELS[list]}>
      <Stack gap="xs">
        <OrderedRows
          rows={rows}
          keyOf={({ key }) => key}
          nameOf={({ url, label }, index) => label || LINK_NAMES[url] || `le lien ${index + 1}`}
          {...moves}
          isKept={({ url }) => isDocumented(list, url)}
        >
          {({ url }, index) =>
            LINK_NAMES[url] !== undefined && isDocumented(list, url) ? (
              <Text size="sm">{LINK_NAMES[url]}</Text>
            ) : (
              <SimpleGrid cols={{ base: 1, sm: 3 }}>
                <TextInput required {...propsOf(index, "label")} />
                <TextInput {...propsOf(index, "label_en")} />
                <TextInput required placeholder="/ma-page ou https://…" {...propsOf(index, "url")} />
              </SimpleGrid>
            )
          }
        </OrderedRows>
        {form.errors[list] !== undefined && <Input.Error role="alert">{form.errors[list]}</Input.Error>}
        <AddButton
          size="xs"
          style={{ alignSelf: "start" }}
          disabled={rows.length >= LINKS_MAX[list]}
          onClick={() => add(addKey(EMPTY), "label")}
        >
          Ajouter un lien
        </AddButton>
      </Stack>
    </Fieldset>
  );
}

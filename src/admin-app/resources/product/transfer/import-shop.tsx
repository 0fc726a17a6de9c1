import { Alert, Checkbox, Stack, Text } from "@mantine/core";
import { Store } from "lucide-react";
import { SHOP_NAMES } from "#contracts/product/known-shops.ts";
import type { ImportCheck } from "#contracts/product/product-transfer.ts";
import type { Import } from "./use-import.ts";
import { formatCount } from "#admin-app/kit/layout/count-of.ts";

/** Name of the shop whose export the file is, what is not taken of it, and the choice to read it as any other table. */
export function ImportShop({ importing }: { importing: Import }) {
  const { recognized, shop, setShop, check } = importing;
  if (!recognized) return null;
  const unused = (shop && check.data?.unused) || [];
  return (
    <Alert color="blue" icon={<Store aria-hidden />} title={`Export de ${SHOP_NAMES[recognized]} reconnu`}>
      <Stack gap="xs" align="flex-start">
        {shop && (
          <Text size="sm">
            Ses colonnes sont reprises sans rien choisir. Le HTML devient du texte, et les lignes d’un même produit sont réunies.
          </Text>
        )}
        {unused.length > 0 && (
          <Text size="sm" style={{ overflowWrap: "anywhere" }}>
            <b>Colonnes non reprises</b>
            {"\u202f: "}
            {unused.join(", ")}
          </Text>
        )}
        <Checkbox
          label="Choisir moi-même le champ de chaque colonne"
          checked={!shop}
          onChange={({ currentTarget: { checked } }) => setShop(checked ? undefined : recognized)}
        />
      </Stack>
    </Alert>
  );
}

/** Choices of what the import does with the files of other sites, and with the old addresses of the products. */
export function ImportChoices({ importing: { choices, changeChoices }, check }: { importing: Import; check: ImportCheck }) {
  const { files, addresses } = check;
  if (files === 0 && addresses === 0) return null;
  return (
    <Stack gap="sm">
      {files > 0 && (
        <Checkbox
          label={`Copier les images et les documents (${formatCount(files)})`}
          description="Ils sont téléchargés dans la médiathèque pendant l’import. Sinon, ils restent sur leur site."
          checked={choices.copies_files}
          onChange={({ currentTarget: { checked } }) => changeChoices({ copies_files: checked })}
        />
      )}
      {addresses > 0 && (
        <Checkbox
          label="Rediriger les anciennes adresses"
          description="Qui suit un lien de l’ancienne boutique arrive sur la page du produit."
          checked={choices.redirects}
          onChange={({ currentTarget: { checked } }) => changeChoices({ redirects: checked })}
        />
      )}
    </Stack>
  );
}

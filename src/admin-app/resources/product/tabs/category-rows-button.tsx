import { ListPlus } from "lucide-react";
import { useState } from "react";
import type { SpecificationTemplate } from "#contracts/product/product-parts.ts";
import { notifyFailure, notifyRefusal } from "#admin-app/kit/errors/notify.tsx";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { rpcClient } from "#admin-app/rpc.ts";

/** Asks for the rows that most products of a category have. */
export function CategoryRowsButton({ category, onRows }: { category: string; onRows: (rows: SpecificationTemplate) => void }) {
  const [isAsking, setAsking] = useState(false);

  async function handlePress() {
    setAsking(true);
    try {
      const rows = await rpcClient.products.specificationTemplate.query({ category });
      if (rows.length > 0) onRows(rows);
      else notifyRefusal("Aucune ligne à reprendre", "Les produits de cette catégorie n’ont pas encore de lignes en commun.");
    } catch (error) {
      notifyFailure("Les lignes de la catégorie n’ont pas pu être lues", error);
    } finally {
      setAsking(false);
    }
  }

  return (
    <ActionButton
      variant="default"
      leftSection={<ListPlus size={16} aria-hidden />}
      disabled={category.trim() === ""}
      loading={isAsking}
      title={
        category.trim() === "" ? "Choisissez d’abord la catégorie du produit" : `Noms et unités des produits de «\u202f${category}\u202f»`
      }
      onClick={() => void handlePress()}
    >
      Reprendre les lignes de la catégorie
    </ActionButton>
  );
}

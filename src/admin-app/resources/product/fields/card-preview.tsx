import { Badge, Text } from "@mantine/core";
import { LIFECYCLE_LABELS } from "#contracts/product/life-cycle.ts";
import { mainImageOf } from "#contracts/shared/image-path.ts";
import { Thumbnail } from "#admin-app/kit/collection/thumbnail.tsx";
import classes from "./card-preview.module.css";
import { formPrice } from "../product-form.ts";
import { useProductFormContext } from "../product-form-context.ts";

const PRICE = new Intl.NumberFormat("fr", { style: "currency", currency: "EUR", trailingZeroDisplay: "stripIfInteger" });

/** The product's card as visitors will see it in the catalogue, its main picture cropped as there. */
export function CardPreview() {
  const { title, reference, short_description, price_from, is_new, lifecycle, images } = useProductFormContext().values;
  const badge = lifecycle === "active" ? is_new && "Nouveau" : LIFECYCLE_LABELS[lifecycle];
  const main = mainImageOf(images);
  const euros = formPrice(price_from);
  const price = euros === null || Number.isNaN(euros) ? [] : [`À partir de ${PRICE.format(euros)}`];
  return (
    <figure className={classes.preview}>
      <Text component="figcaption" size="sm" c="dimmed" mb="xs">
        Aperçu dans le catalogue
      </Text>
      <div className={classes.picture}>
        <Thumbnail url={main?.url ?? ""} color={main?.color} focus={main?.focus} isCropped />
        {badge && (
          <Badge className={classes.badge} variant="filled" color="amber.4">
            {badge}
          </Badge>
        )}
      </div>
      <p className={classes.title}>{title || "Titre du produit"}</p>
      <p className={classes.reference}>{[reference || "Référence", ...price].join(" · ")}</p>
      <p className={classes.summary}>{short_description || "La description courte dit en une ou deux phrases ce qu’il apporte."}</p>
      <span className={classes.link}>Pour en savoir plus →</span>
    </figure>
  );
}

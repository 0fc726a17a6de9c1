import { Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { Thumbnail } from "#admin-app/kit/collection/thumbnail.tsx";
import { URL_PAUSE_MS } from "#admin-app/kit/fields/image-field.tsx";
import type { SlideFormValues } from "./slide-form.ts";
import classes from "./slide-preview.module.css";

/** What visitors will see of a slide, small. */
export function SlidePreview({ title, subtitle, cta_text, image_url, image_focus }: SlideFormValues) {
  const [shown] = useDebouncedValue(image_url, URL_PAUSE_MS);
  return (
    <figure className={classes.preview}>
      <Text component="figcaption" size="sm" c="dimmed" mb="xs">
        Aperçu dans le carrousel
      </Text>
      <div className={classes.scene}>
        {shown !== "" && (
          <div className={classes.picture}>
            <Thumbnail url={shown} focus={image_focus ?? undefined} width={640} isCropped />
          </div>
        )}
        <div className={classes.words}>
          <p className={classes.title}>{title || "Titre du slide"}</p>
          {subtitle !== "" && <p className={classes.subtitle}>{subtitle}</p>}
          <span className={classes.action}>{cta_text || "Texte du bouton"}</span>
        </div>
      </div>
    </figure>
  );
}

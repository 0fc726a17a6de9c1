import { Checkbox, Fieldset, Input, Radio, Stack, Text, TextInput } from "@mantine/core";
import { type ProductImage, productImageSchema } from "#contracts/product/product-parts.ts";
import type { Focus } from "#contracts/shared/picture.ts";
import { normalizeImageUrl, mainImageOf } from "#contracts/shared/image-path.ts";
import { maxLengthOf } from "#contracts/field/field.ts";
import { withLimit } from "#admin-app/kit/fields/text-field.ts";
import { Thumbnail } from "#admin-app/kit/collection/thumbnail.tsx";
import { UrlField } from "#admin-app/kit/fields/url-field.tsx";
import { OrderedRows } from "#admin-app/kit/order/ordered-rows.tsx";
import { IMAGE_UPLOAD, REDUCED_HINT } from "#admin-app/kit/uploads/upload-targets.ts";
import { UploadZone } from "#admin-app/kit/uploads/upload-zone.tsx";
import { MediaPickerButton } from "#admin-app/kit/media/media-picker.tsx";
import { weightOf } from "#admin-app/kit/media/media-words.ts";
import { ImageFocus } from "#admin-app/kit/fields/image-focus.tsx";
import { imageOfUrl, pickedImage, withImages, withMainImage, withoutImage } from "./main-image.ts";
import { FIELD_LABELS, firstFaultOf } from "../product-fields.ts";
import { useProductFormContext } from "#admin-app/resources/product/product-form.ts";
import classes from "./product-images.module.css";
import type { ProductUploads } from "./product-uploads.ts";

/** Describes a picture: its size, or, for one that is only known by its URL, where that leads. */
function formatFacts({ url, width, height, size }: ProductImage): string {
  const known = [width && height && `${width} × ${height}`, size > 0 && weightOf(size)].filter(Boolean).join(" · ");
  return known || (normalizeImageUrl(url).startsWith("/") ? "Adresse de ce site" : "Image externe");
}

/** The product's pictures: sent or named by URL, in order, one of them the main one. */
export function ProductImages({ uploads: { images: uploads, keepMain } }: { uploads: ProductUploads }) {
  const form = useProductFormContext();
  const { images } = form.values;
  const change = (next: (images: ProductImage[]) => ProductImage[]) => form.setFieldValue("images", next);
  const fault = firstFaultOf("images", form.errors);

  return (
    <Fieldset legend={images.length > 0 ? `${FIELD_LABELS.images} ${images.length}` : FIELD_LABELS.images}>
      <Stack>
        <UploadZone
          label="Déposez des images, ou choisissez-les"
          hint={`JPG, PNG, GIF ou WebP. ${REDUCED_HINT}`}
          kind={IMAGE_UPLOAD}
          uploads={uploads}
        />
        <MediaPickerButton kind="image" onPick={(picked) => change((current) => withImages(current, [pickedImage(picked)]))} />
        {images.length > 0 && (
          <Radio.Group
            name="isMain"
            aria-label="Image principale"
            value={mainImageOf(images)?.id ?? null}
            onChange={(id) => {
              keepMain();
              change((current) => withMainImage(current, id));
            }}
          >
            <OrderedRows
              layout="cards"
              rows={images}
              keyOf={({ id }) => id}
              nameOf={(_, index) => `l’image ${index + 1}`}
              onMove={(from, to) => form.reorderListItem("images", { from, to })}
              onRemove={(index) => change((current) => withoutImage(current, current[index]?.id ?? ""))}
            >
              {(image, index) => (
                <ImageFields
                  index={index}
                  image={image}
                  onFocus={(focus) => change((current) => current.map((other) => (other.id === image.id ? { ...other, focus } : other)))}
                />
              )}
            </OrderedRows>
          </Radio.Group>
        )}
        <UrlField
          name="image_url"
          label={FIELD_LABELS.typed_image}
          typed={form.values.typed_image}
          onType={(typed) => form.setFieldValue("typed_image", typed)}
          onAdd={(url) => change((current) => withImages(current, [imageOfUrl(url)]))}
        />
        {fault !== undefined && <Input.Error role="alert">{fault}</Input.Error>}
      </Stack>
    </Fieldset>
  );
}

/** One of the pictures: what it is, what it shows, and what of it stays in sight. */
function ImageFields({ image, index, onFocus }: { image: ProductImage; index: number; onFocus: (focus: Focus | undefined) => void }) {
  const form = useProductFormContext();
  const { id, url, color, focus, originalName, alt_text = "" } = image;
  return (
    <div className={classes.image}>
      <div className={classes.picture}>
        <Thumbnail url={url} color={color} focus={focus} isCropped />
      </div>
      <div className={classes.words}>
        <Text size="sm" truncate>
          {originalName || url}
        </Text>
        <Text size="xs" c="dimmed" className="tabular">
          {formatFacts(image)}
        </Text>
        <TextInput
          name={`images.${index}.alt_text`}
          label="Texte alternatif"
          size="xs"
          {...withLimit(
            { ...form.getInputProps(`images.${index}.alt_text`), value: alt_text },
            maxLengthOf(productImageSchema, "alt_text"),
          )}
        />
        <Radio mt={6} size="xs" value={id} label="Image principale" />
        <Checkbox
          mt={10}
          size="xs"
          label="Plan coté, repris dans la fiche produit"
          {...form.getInputProps(`images.${index}.isDrawing`, { type: "checkbox" })}
          checked={image.isDrawing ?? false}
        />
        <ImageFocus name={`l’image ${index + 1}`} url={url} focus={focus} onFocus={onFocus} />
      </div>
    </div>
  );
}

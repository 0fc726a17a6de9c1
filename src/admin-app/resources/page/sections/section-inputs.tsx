import { Button, Group, Select, Textarea, TextInput } from "@mantine/core";
import { X } from "lucide-react";
import { factsOf, findMaxLength } from "#contracts/field/field.ts";
import { type SectionKind, sectionSchemaOf } from "#contracts/page/section.ts";
import { Thumbnail } from "#admin-app/kit/collection/thumbnail.tsx";
import { formatLength, withLimit } from "#admin-app/kit/fields/text-field.ts";
import { MediaPickerButton } from "#admin-app/kit/media/media-picker.tsx";
import { ForWriters } from "#admin-app/kit/session/writing.tsx";
import { ContentField } from "#admin-app/resources/article/content-field.tsx";
import { BenefitIconField } from "#admin-app/resources/product/fields/benefit-icon-field.tsx";
import { usePageFormContext } from "../page-form.ts";
import classes from "./section-inputs.module.css";
import { PageUrlField } from "#admin-app/kit/fields/page-url-field.tsx";

/** A field of a section, or of one of its rows: its path in the form, its label and its limit, as the contract has
 *  them. */
export type SectionField = { path: string; label: string; max: number };

type Schemas = Record<string, Parameters<typeof factsOf>[0]>;

/** Describes the fields of a shape below a path of the form. */
export function describeFields(shape: Schemas, prefix: string): (name: string) => SectionField {
  return (name) => {
    const schema = shape[name];
    if (!schema) throw new Error(`A section has no field ${name}.`);
    return { path: `${prefix}.${name}`, label: factsOf(schema)?.label ?? name, max: findMaxLength(schema) ?? 0 };
  };
}

/** Describes the fields of a section at a position. */
export function describeSection(kind: SectionKind, index: number): (name: string) => SectionField {
  return describeFields(sectionSchemaOf(kind).shape, `sections.${index}`);
}

type FieldProps = { field: SectionField; isRequired?: boolean; placeholder?: string };

/** One line of a section. */
export function LineInput({ field: { path, label, max }, isRequired, placeholder }: FieldProps) {
  const form = usePageFormContext();
  return (
    <TextInput name={path} label={label} required={isRequired} placeholder={placeholder} {...withLimit(form.getInputProps(path), max)} />
  );
}

/** A text of several lines, and below it how long it is. */
export function LinesInput({ field: { path, label, max }, isRequired }: FieldProps) {
  const props = usePageFormContext().getInputProps(path);
  return (
    <Textarea
      name={path}
      label={label}
      required={isRequired}
      description={formatLength(String(props.value ?? ""), max)}
      inputWrapperOrder={["label", "input", "description", "error"]}
      autosize
      minRows={2}
      {...withLimit(props, max)}
    />
  );
}

/** An icon: one of ours by its French name, or an emoji. */
export function IconInput({ field: { path, max } }: FieldProps) {
  const form = usePageFormContext();
  return <BenefitIconField name={path} {...withLimit(form.getInputProps(path), max)} />;
}

/** A rich text, in the editor of articles. */
export function RichTextInput({ field: { path, label } }: FieldProps) {
  const form = usePageFormContext();
  return <ContentField input={form.getInputProps(path)} label={label} onContent={(html) => form.setFieldValue(path, html)} />;
}

/** One of a few choices. */
export function ChoiceInput({ field: { path, label }, data }: FieldProps & { data: { value: string; label: string }[] }) {
  const props = usePageFormContext().getInputProps(path);
  return <Select name={path} label={label} data={data} allowDeselect={false} {...props} value={props.value ?? data[0]?.value} />;
}

/** The text of a button and where it leads: a page of this site is found by a part of its address. */
export function LinkInputs({ text, url, isRequired }: { text: SectionField; url: SectionField; isRequired?: boolean }) {
  const form = usePageFormContext();
  const props = form.getInputProps(url.path);
  return (
    <div className={classes.pair}>
      <LineInput field={text} isRequired={isRequired} />
      <PageUrlField
        name={url.path}
        label={url.label}
        placeholder="/contact ou https://…"
        required={isRequired}
        {...withLimit(props, url.max)}
      />
    </div>
  );
}

/** A picture of the library, or a new one. `onAlt` hears the description that the library has of it. */
export function PictureInput({ field: { path, label }, onAlt }: FieldProps & { onAlt?: (alt: string) => void }) {
  const form = usePageFormContext();
  const { value, error } = form.getInputProps(path);
  const url = String(value ?? "");
  return (
    <Group gap="sm" wrap="nowrap" align="center">
      {url !== "" && (
        <div className={classes.picture}>
          <Thumbnail url={url} isCropped />
        </div>
      )}
      <Group gap="xs">
        <MediaPickerButton
          kind="image"
          label={url === "" ? `Choisir\u202f: ${label.toLowerCase()}` : "Changer l’image"}
          onPick={(picked) => {
            form.setFieldValue(path, picked.url);
            onAlt?.(picked.alt_text);
          }}
        />
        {url !== "" && (
          <ForWriters>
            <Button
              variant="subtle"
              color="gray"
              size="xs"
              leftSection={<X size={14} aria-hidden />}
              onClick={() => form.setFieldValue(path, "")}
            >
              Retirer l’image
            </Button>
          </ForWriters>
        )}
        {error}
      </Group>
    </Group>
  );
}

/** A picture with its description, which the library may know. */
export function DescribedPicture({ field }: { field: (name: string) => SectionField }) {
  const form = usePageFormContext();
  const alt = field("image_alt");
  return (
    <>
      <PictureInput
        field={field("image_url")}
        onAlt={(known) => !form.getInputProps(alt.path).value && form.setFieldValue(alt.path, known)}
      />
      <LineInput field={alt} placeholder="Ce que montre l’image, pour ceux qui ne la voient pas" />
    </>
  );
}

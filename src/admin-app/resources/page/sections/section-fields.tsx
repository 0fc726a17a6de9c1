import { Text } from "@mantine/core";
import { type Section, STARS } from "#contracts/page/section.ts";
import { BENEFIT_ICONS } from "#contracts/product/benefit-icons.ts";
import { ArticlesFields, ProductsFields } from "./record-fields.tsx";
import {
  ChoiceInput,
  DescribedPicture,
  describeSection,
  IconInput,
  LineInput,
  LinesInput,
  LinkInputs,
  PictureInput,
  RichTextInput,
  type SectionField,
} from "./section-inputs.tsx";
import { SectionRows } from "./section-rows.tsx";

type Props = { kind: Section["kind"]; index: number };

const SIDES = [
  { value: "start", label: "Avant le texte" },
  { value: "end", label: "Après le texte" },
];

const STAR_CHOICES = STARS.map((value) => ({ value, label: value === "0" ? "Aucune" : `${value} sur 5` }));

/** The fields of the section at a position. */
export function SectionFields({ kind, index }: Props) {
  const field = describeSection(kind, index);
  switch (kind) {
    case "opening":
      return (
        <>
          <LineInput field={field("overline")} placeholder="Au-dessus du titre de la page" />
          <LinesInput field={field("lead")} />
          <PictureInput field={field("image_url")} />
          <LinkInputs text={field("link_text")} url={field("link_url")} />
        </>
      );
    case "text":
      return (
        <>
          <LineInput field={field("title")} />
          <RichTextInput field={field("html")} />
        </>
      );
    case "picture":
      return (
        <>
          <LineInput field={field("title")} />
          <DescribedPicture field={field} />
          <ChoiceInput field={field("side")} data={SIDES} />
          <RichTextInput field={field("html")} />
        </>
      );
    case "products":
      return (
        <>
          <HeadingInputs field={field} />
          <ProductsFields index={index} field={field} />
        </>
      );
    case "articles":
      return (
        <>
          <HeadingInputs field={field} />
          <ArticlesFields index={index} field={field} />
        </>
      );
    case "action":
      return (
        <>
          <LineInput field={field("title")} isRequired />
          <LinesInput field={field("text")} />
          <LinkInputs text={field("link_text")} url={field("link_url")} isRequired />
          <LinkInputs text={field("other_text")} url={field("other_url")} />
          <DescribedPicture field={field} />
        </>
      );
    case "features":
      return (
        <>
          <LineInput field={field("title")} />
          <Text size="sm" c="dimmed">
            Leurs textes et leur ordre sont dans «{"\u202f"}Fonctionnalités{"\u202f"}».
          </Text>
        </>
      );
    case "place":
      return (
        <Text size="sm" c="dimmed">
          L’adresse, la carte, les coordonnées et les horaires viennent des Réglages.
        </Text>
      );
    default:
      return <ListFields kind={kind} index={index} field={field} />;
  }
}

type FieldsProps = { field: (name: string) => SectionField };

function HeadingInputs({ field }: FieldsProps) {
  return (
    <>
      <LineInput field={field("title")} />
      <LinesInput field={field("lead")} />
    </>
  );
}

type ListKind = Extract<Section, { items: unknown }>["kind"];

/** The fields of a section that is a list. */
function ListFields({ kind, index, field }: FieldsProps & { kind: ListKind; index: number }) {
  const rows = { kind, index };
  switch (kind) {
    case "figures":
      return (
        <>
          <LineInput field={field("title")} placeholder="Montré si un chiffre a un texte, lu par les lecteurs d’écran sinon" />
          <SectionRows {...rows} one="le chiffre" added="un chiffre" empty={{ figure: "", label: "", text: "" }}>
            {(cell) => (
              <>
                <LineInput field={cell("figure")} isRequired />
                <LineInput field={cell("label")} isRequired />
                <LinesInput field={cell("text")} />
              </>
            )}
          </SectionRows>
        </>
      );
    case "facts":
      return (
        <>
          <LineInput field={field("title")} />
          <SectionRows {...rows} one="la ligne" added="une ligne" empty={{ label: "", text: "" }}>
            {(cell) => (
              <>
                <LineInput field={cell("label")} isRequired />
                <LinesInput field={cell("text")} isRequired />
              </>
            )}
          </SectionRows>
        </>
      );
    case "voices":
      return (
        <>
          <LineInput field={field("title")} />
          <SectionRows {...rows} one="le témoignage" added="un témoignage" empty={{ quote: "", name: "", source: "", stars: "0" }}>
            {(cell) => (
              <>
                <LinesInput field={cell("quote")} isRequired />
                <LineInput field={cell("name")} isRequired />
                <LineInput field={cell("source")} isRequired placeholder="Où et quand ces mots ont été dits" />
                <ChoiceInput field={cell("stars")} data={STAR_CHOICES} />
              </>
            )}
          </SectionRows>
        </>
      );
    default:
      return (
        <>
          <HeadingInputs field={field} />
          <FactRows kind={kind} index={index} />
        </>
      );
  }
}

type FactKind = Exclude<ListKind, "facts" | "figures" | "voices">;

/** The rows of a section with a title and a text each. */
function FactRows({ kind, index }: { kind: FactKind; index: number }) {
  const rows = { kind, index };
  switch (kind) {
    case "benefits":
      return (
        <SectionRows {...rows} one="le bénéfice" added="un bénéfice" empty={{ icon: BENEFIT_ICONS[0], title: "", text: "" }}>
          {(cell) => (
            <>
              <IconInput field={cell("icon")} />
              <LineInput field={cell("title")} isRequired />
              <LinesInput field={cell("text")} />
            </>
          )}
        </SectionRows>
      );
    case "steps":
      return (
        <SectionRows {...rows} one="l’étape" added="une étape" empty={{ mark: "", title: "", text: "" }}>
          {(cell) => (
            <>
              <LineInput field={cell("mark")} placeholder="1, lundi, 2026…" />
              <LineInput field={cell("title")} isRequired />
              <LinesInput field={cell("text")} />
            </>
          )}
        </SectionRows>
      );
    case "stories":
      return (
        <SectionRows
          {...rows}
          one="le récit"
          added="un récit"
          empty={{ image_url: "", image_alt: "", title: "", text: "", link_text: "", link_url: "" }}
        >
          {(cell) => (
            <>
              <DescribedPicture field={cell} />
              <LineInput field={cell("title")} isRequired />
              <LinesInput field={cell("text")} />
              <LinkInputs text={cell("link_text")} url={cell("link_url")} />
            </>
          )}
        </SectionRows>
      );
    case "people":
      return (
        <SectionRows {...rows} one="la personne" added="une personne" empty={{ name: "", role: "", text: "", image_url: "" }}>
          {(cell) => (
            <>
              <LineInput field={cell("name")} isRequired />
              <LineInput field={cell("role")} />
              <LinesInput field={cell("text")} />
              <PictureInput field={cell("image_url")} />
            </>
          )}
        </SectionRows>
      );
    case "questions":
      return (
        <SectionRows {...rows} one="la question" added="une question" empty={{ question: "", answer: "" }}>
          {(cell) => (
            <>
              <LineInput field={cell("question")} isRequired />
              <LinesInput field={cell("answer")} isRequired />
            </>
          )}
        </SectionRows>
      );
  }
}

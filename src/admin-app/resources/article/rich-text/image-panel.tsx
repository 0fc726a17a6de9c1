import { Button, Group, Text, TextInput } from "@mantine/core";
import { type Editor, useEditorState } from "@tiptap/react";
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef } from "react";
import classes from "./rich-text.module.css";

/** Finds the first picture without words, and counts them. */
function findUndescribed({ state }: Editor) {
  const positions: number[] = [];
  state.doc.descendants((node, position) => {
    if (node.type.name === "image" && !node.attrs.alt) positions.push(position);
  });
  return { first: positions[0], count: positions.length };
}

/** The words for the selected picture; else asks for those that are missing. */
export function ImagePanel({ editor }: { editor: Editor }) {
  const { isImage, alt, legend, missing } = useEditorState({
    editor,
    selector: ({ editor }) => ({
      isImage: editor.isActive("image"),
      alt: String(editor.getAttributes("image").alt ?? ""),
      legend: String(editor.getAttributes("image").legend ?? ""),
      missing: findUndescribed(editor),
    }),
  });
  const input = useRef<HTMLInputElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (isImage && wasAsked.current) input.current?.focus();
    wasAsked.current = false;
  }, [isImage]);

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault(); // else the whole form would be sent
    editor.commands.focus();
  }

  const words = (attribute: "alt" | "legend") => ({
    "data-mantine-stop-propagation": "true",
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      editor.commands.updateAttributes("image", { [attribute]: event.currentTarget.value }),
    onKeyDown: handleKey,
  });

  if (isImage)
    return (
      <section className={classes.panel} aria-label="Image">
        <TextInput
          ref={input}
          label="Texte alternatif"
          description="Ce que l’image montre, pour qui ne la voit pas."
          value={alt}
          {...words("alt")}
        />
        <TextInput label="Légende" description="Sous l’image, pour tout le monde. Facultative." value={legend} {...words("legend")} />
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={() => editor.chain().focus().deleteSelection().run()}>
            Retirer l’image
          </Button>
        </Group>
      </section>
    );
  return (
    <MissingWords
      {...missing}
      onDescribe={(first) => {
        wasAsked.current = true;
        editor.commands.setNodeSelection(first);
      }}
    />
  );
}

type MissingWordsProps = { first: number | undefined; count: number; onDescribe: (first: number) => void };

/** Asks for the words of pictures that have none. */
function MissingWords({ first, count, onDescribe }: MissingWordsProps) {
  if (first === undefined) return null;
  return (
    <output className={classes.panel}>
      <Group gap="xs">
        <Text size="sm">{count === 1 ? "Une image n’a pas de texte alternatif." : `${count} images n’ont pas de texte alternatif.`}</Text>
        <Button size="compact-sm" variant="light" onClick={() => onDescribe(first)}>
          Décrire {count === 1 ? "l’image" : "la première"}
        </Button>
      </Group>
    </output>
  );
}

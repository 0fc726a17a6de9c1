import { FileButton } from "@mantine/core";
import { RichTextEditor } from "@mantine/tiptap";
import { type Editor, useEditorState } from "@tiptap/react";
import { Ellipsis, ImagePlus, Link2, Minus, SquareCode, Subscript, Superscript, Table2 } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, type Ref, useEffect, useRef, useState } from "react";
import { IMAGE_TYPES } from "#contracts/media/upload.ts";
import { LINK_LABEL, SUBSCRIPT_LABEL, SUPERSCRIPT_LABEL } from "./labels.ts";
import { LibraryControl } from "./library-control.tsx";
import classes from "./rich-text.module.css";

const ICON_SIZE = 16;

/** Marks that only one of the two can have. */
const SHIFTS = [
  { mark: "subscript", label: SUBSCRIPT_LABEL, Icon: Subscript },
  { mark: "superscript", label: SUPERSCRIPT_LABEL, Icon: Superscript },
];

/** The controls that are shown and can be pressed. */
const controlsOf = (bar: HTMLElement) =>
  [...bar.querySelectorAll<HTMLElement>("[data-rich-text-editor-control]:not([data-disabled])")].filter(
    (control) => control.getClientRects().length > 0,
  );

/** Goes from control to control with the arrows, as in every toolbar; Tab goes past them all. */
function handleArrows(event: KeyboardEvent<HTMLElement>) {
  const controls = controlsOf(event.currentTarget);
  const position = controls.findIndex((control) => control === event.target);
  const next = { ArrowRight: position + 1, ArrowLeft: position - 1, Home: 0, End: controls.length - 1 }[event.key];
  if (next === undefined || position === -1) return;
  event.preventDefault();
  controls.at(next % controls.length)?.focus();
}

/** Leaves one control in the order of Tab: the one last used. */
function useOneTabStop() {
  const bar = useRef<HTMLDivElement>(null);
  const used = useRef<HTMLElement>(null);
  useEffect(() => {
    const controls = bar.current ? controlsOf(bar.current) : [];
    const stop = controls.find((control) => control === used.current) ?? controls[0];
    for (const control of bar.current?.querySelectorAll<HTMLElement>("[data-rich-text-editor-control]") ?? [])
      control.setAttribute("tabindex", control === stop ? "0" : "-1");
  });
  return {
    bar,
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      used.current?.setAttribute("tabindex", "-1");
      used.current = target;
      if (currentTarget.contains(used.current)) used.current.setAttribute("tabindex", "0");
    },
  };
}

/** Everything that can be done with the text, by mouse; each has its keys too. On a phone what is used less waits
 *  behind « Plus d’outils ». */
export function Toolbar({
  editor,
  isLinking,
  onLink,
  onImages,
  ref,
}: {
  editor: Editor;
  isLinking: boolean;
  onLink: () => void;
  onImages: (files: File[]) => void;
  ref: Ref<HTMLDivElement>;
}) {
  const { bar, onFocus } = useOneTabStop();
  const [isWhole, setWhole] = useState(false);
  const { isLink, isTable, shift } = useEditorState({
    editor,
    // `canUndo` and the rest: whatever enables or disables a control must render this, for the one tab stop.
    selector: ({ editor }) => ({
      isLink: editor.isActive("link"),
      isTable: editor.isActive("table"),
      shift: SHIFTS.find(({ mark }) => editor.isActive(mark))?.mark,
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  });
  return (
    <div ref={ref}>
      <RichTextEditor.Toolbar
        ref={bar}
        className={classes.toolbar}
        data-whole={isWhole || undefined}
        role="toolbar"
        aria-label="Mise en forme"
        onKeyDown={handleArrows}
        onFocus={onFocus}
      >
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.H2 />
          <RichTextEditor.H3 />
          <RichTextEditor.H4 data-lesser />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.Underline data-lesser />
          <RichTextEditor.Strikethrough data-lesser />
          <RichTextEditor.Control aria-label={LINK_LABEL} title={LINK_LABEL} active={isLink} aria-expanded={isLinking} onClick={onLink}>
            <Link2 size={ICON_SIZE} aria-hidden />
          </RichTextEditor.Control>
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList data-lesser />
          <RichTextEditor.Blockquote data-lesser />
        </RichTextEditor.ControlsGroup>
        <WholeControl isWhole={isWhole} onSwitch={setWhole} />
        <InsertControls editor={editor} isTable={isTable} onImages={onImages} />
        <LesserControls editor={editor} shift={shift} />
        {isTable && <TableControls />}
      </RichTextEditor.Toolbar>
    </div>
  );
}

/** Shows on a phone what is used less, or hides it again. */
function WholeControl({ isWhole, onSwitch }: { isWhole: boolean; onSwitch: (isWhole: boolean) => void }) {
  return (
    <RichTextEditor.ControlsGroup className={classes.whole}>
      <RichTextEditor.Control
        aria-label="Plus d’outils"
        title="Plus d’outils"
        aria-expanded={isWhole}
        active={isWhole}
        onClick={() => onSwitch(!isWhole)}
      >
        <Ellipsis size={ICON_SIZE} aria-hidden />
      </RichTextEditor.Control>
    </RichTextEditor.ControlsGroup>
  );
}

/** Rare marks, undo and redo. */
function LesserControls({ editor, shift }: { editor: Editor; shift: string | undefined }) {
  return (
    <>
      <RichTextEditor.ControlsGroup data-lesser>
        {SHIFTS.map(({ mark, label, Icon }) => (
          <RichTextEditor.Control
            key={mark}
            aria-label={label}
            title={label}
            active={mark === shift}
            onClick={() => editor.chain().focus().toggleMark(mark).run()}
          >
            <Icon size={ICON_SIZE} aria-hidden />
          </RichTextEditor.Control>
        ))}
        <RichTextEditor.Code />
        <RichTextEditor.CodeBlock icon={SquareCode} />
        <RichTextEditor.ClearFormatting />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup data-lesser>
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
    </>
  );
}

type InsertControlsProps = { editor: Editor; isTable: boolean; onImages: (files: File[]) => void };

/** Pictures, tables and lines. */
function InsertControls({ editor, isTable, onImages }: InsertControlsProps) {
  return (
    <RichTextEditor.ControlsGroup data-lesser>
      <FileButton multiple accept={IMAGE_TYPES.join(",")} onChange={onImages} inputProps={{ "aria-label": "Images à insérer" }}>
        {({ onClick }) => (
          <RichTextEditor.Control aria-label="Insérer une image" title="Insérer une image" onClick={onClick}>
            <ImagePlus size={ICON_SIZE} aria-hidden />
          </RichTextEditor.Control>
        )}
      </FileButton>
      <LibraryControl editor={editor} />
      <RichTextEditor.Control
        aria-label="Insérer un tableau"
        title="Insérer un tableau"
        disabled={isTable}
        onClick={() => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
      >
        <Table2 size={ICON_SIZE} aria-hidden />
      </RichTextEditor.Control>
      <RichTextEditor.Hr icon={Minus} />
    </RichTextEditor.ControlsGroup>
  );
}

/** Controls inside a table. */
function TableControls() {
  return (
    <RichTextEditor.ControlsGroup>
      <RichTextEditor.TableRowBefore />
      <RichTextEditor.TableRowAfter />
      <RichTextEditor.TableRowDelete />
      <RichTextEditor.TableColumnBefore />
      <RichTextEditor.TableColumnAfter />
      <RichTextEditor.TableColumnDelete />
      <RichTextEditor.TableToggleHeaderRow />
      <RichTextEditor.TableDelete />
    </RichTextEditor.ControlsGroup>
  );
}

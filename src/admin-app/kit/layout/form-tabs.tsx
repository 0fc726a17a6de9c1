import { Tabs } from "@mantine/core";
import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { EditorBody } from "#admin-app/kit/editor/editor-form.tsx";
import classes from "./form-tabs.module.css";

/** A part of a form: its tab, with whether something in it is wrong or all of it is done, and its fields. */
type FormTab<Name> = { name: Name; label: ReactNode; isFaulty: boolean; isDone?: boolean; part: ReactNode };

/** Scrolls the active tab into view: on a phone the tabs are wider than the window. */
function scrollTo(tab: HTMLButtonElement | null): void {
  tab?.scrollIntoView({ inline: "center", block: "nearest" });
}

function stateOf({ isFaulty, isDone }: FormTab<string>): ReactNode {
  if (isFaulty) return <CircleAlert size={16} className={classes.faulty} aria-label="À corriger" />;
  return isDone && <CircleCheck size={16} className={classes.done} aria-label="Terminé" />;
}

/** The parts of a long form, of which one is shown. */
export function FormTabs<Name extends string>({
  label,
  tabs,
  current,
  onOpen,
  body,
}: {
  label: string;
  tabs: FormTab<Name>[];
  current: Name;
  onOpen: (name: Name) => void;
  body: Ref<HTMLDivElement>;
}) {
  return (
    <Tabs
      value={current}
      onChange={(value) => onOpen(tabs.find(({ name }) => name === value)?.name ?? current)}
      keepMounted={false}
      className={classes.tabs}
    >
      <Tabs.List className={classes.list} aria-label={label}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.name} ref={tab.name === current ? scrollTo : undefined} value={tab.name} rightSection={stateOf(tab)}>
            {tab.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <EditorBody ref={body}>
        {tabs.map(({ name, part }) => (
          <Tabs.Panel key={name} value={name}>
            {part}
          </Tabs.Panel>
        ))}
      </EditorBody>
    </Tabs>
  );
}

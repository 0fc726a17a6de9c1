import { Button, Collapse, Group, Input, Menu, Stack, Text, UnstyledButton } from "@mantine/core";
import { ChevronDown, Plus } from "lucide-react";
import { useId, useState } from "react";
import { flushSync } from "react-dom";
import { makeSection } from "#contracts/page/empty-section.ts";
import { SECTIONS_MAX } from "#contracts/page/page.ts";
import type { Section, SectionKind } from "#contracts/page/section.ts";
import { OrderedRows } from "#admin-app/kit/order/ordered-rows.tsx";
import { ForWriters } from "#admin-app/kit/session/writing.tsx";
import { PAGE } from "../page-editing.ts";
import { createSectionId, usePageFormContext } from "../page-form.ts";
import { TemplateChoice } from "../templates/template-choice.tsx";
import { SectionFields } from "./section-fields.tsx";
import classes from "./section-list.module.css";
import { describeFaults, formRows } from "#admin-app/kit/order/form-rows.ts";
import { SECTION_WORDS, summarize } from "./section-words.ts";

/** The sections of a page, in order; new ones are of these kinds. A page that is new and empty offers templates. */
export function SectionList({ isNew, kinds }: { isNew: boolean; kinds: SectionKind[] }) {
  const form = usePageFormContext();
  const { sections } = form.values;
  /** The section that was just added opens by itself. */
  const [addedId, setAddedId] = useState<string>();
  const error: unknown = form.errors.sections;

  function handleAdd(kind: SectionKind) {
    const id = createSectionId();
    const position = kind === "opening" ? 0 : sections.length;
    flushSync(() => {
      setAddedId(id);
      form.insertListItem("sections", makeSection(kind, id), position);
    });
    document.getElementById(id)?.querySelector<HTMLElement>("input, textarea, [role=textbox]")?.focus();
  }

  return (
    <Input.Wrapper label={PAGE.labels.sections} labelElement="div" error={typeof error === "string" ? error : undefined}>
      <Stack gap="sm" mt="xs" className={classes.list}>
        {isNew && sections.length === 0 && <TemplateChoice />}
        <OrderedRows
          rows={sections}
          keyOf={({ id }) => id}
          nameOf={({ kind }, index) => `la section ${index + 1} (${SECTION_WORDS[kind].label.toLowerCase()})`}
          {...formRows(form, "sections")}
        >
          {(section, index) => (
            <SectionCard
              section={section}
              index={index}
              isAdded={section.id === addedId}
              isFaulty={describeFaults(form.errors, `sections.${index}`) !== ""}
            />
          )}
        </OrderedRows>
        <AddSection kinds={sections[0]?.kind === "opening" ? kinds.filter((kind) => kind !== "opening") : kinds} onAdd={handleAdd} />
      </Stack>
    </Input.Wrapper>
  );
}

type SectionCardProps = { section: Section; index: number; isAdded: boolean; isFaulty: boolean };

/** One section: its kind and its title; its fields once it is opened, and where one of them is at fault. */
function SectionCard({ section, index, isAdded, isFaulty }: SectionCardProps) {
  const [isOpened, setOpened] = useState(isAdded);
  const bodyId = useId();
  const { label, icon: Icon } = SECTION_WORDS[section.kind];
  const isOpen = isOpened || isFaulty;
  return (
    <div id={section.id}>
      <UnstyledButton className={classes.head} aria-expanded={isOpen} aria-controls={bodyId} onClick={() => setOpened(!isOpen)}>
        <Icon size={18} aria-hidden className={classes.icon} />
        <span className={classes.words}>
          <Text component="span" size="sm" fw={600}>
            {label}
          </Text>
          <Text component="span" size="sm" c="dimmed" truncate>
            {summarize(section)}
          </Text>
        </span>
        <ChevronDown size={16} aria-hidden className={classes.chevron} data-open={isOpen || undefined} />
      </UnstyledButton>
      <Collapse expanded={isOpen} id={bodyId} transitionDuration={0}>
        {isOpen && (
          <Stack gap="sm" pt="sm">
            <SectionFields kind={section.kind} index={index} />
          </Stack>
        )}
      </Collapse>
    </div>
  );
}

function AddSection({ kinds, onAdd }: { kinds: SectionKind[]; onAdd: (kind: SectionKind) => void }) {
  const form = usePageFormContext();
  return (
    <ForWriters>
      <Menu position="top-start" width={360} withinPortal={false} returnFocus={false}>
        <Menu.Target>
          <Button
            variant="default"
            style={{ alignSelf: "start" }}
            leftSection={<Plus size={16} aria-hidden />}
            disabled={form.values.sections.length >= SECTIONS_MAX}
          >
            Ajouter une section
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={classes.menu}>
          {kinds.map((kind) => {
            const { label, hint, icon: Icon } = SECTION_WORDS[kind];
            return (
              <Menu.Item key={kind} leftSection={<Icon size={18} aria-hidden />} onClick={() => onAdd(kind)}>
                <Group gap={0} component="span">
                  <Text component="span" size="sm" fw={600} w="100%">
                    {label}
                  </Text>
                  <Text component="span" size="xs" c="dimmed">
                    {hint}
                  </Text>
                </Group>
              </Menu.Item>
            );
          })}
        </Menu.Dropdown>
      </Menu>
    </ForWriters>
  );
}

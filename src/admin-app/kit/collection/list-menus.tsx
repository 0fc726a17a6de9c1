import { Menu, Button } from "@mantine/core";
import { Columns3 } from "lucide-react";
import type { ReactNode } from "react";

/** A menu of the columns of a table. The title stays: it names the row. */
export function ColumnsMenu({
  columns,
  hidden,
  onHide,
}: {
  columns: { key: string; label: string }[];
  hidden: string[];
  onHide: (hidden: string[]) => void;
}) {
  const offered = columns.filter(({ key }) => key !== "title");
  const keys = offered.map(({ key }) => key);
  return (
    <ChoiceMenu label="Colonnes" icon={<Columns3 size={18} aria-hidden />}>
      <Menu.CheckboxGroup
        value={keys.filter((key) => !hidden.includes(key))}
        onChange={(shown) => onHide(keys.filter((key) => !shown.includes(key)))}
      >
        {offered.map(({ key, label }) => (
          <Menu.CheckboxItem key={key} value={key}>
            {label}
          </Menu.CheckboxItem>
        ))}
      </Menu.CheckboxGroup>
    </ChoiceMenu>
  );
}

/** A button that opens a menu of choices, which stays open while one chooses. */
export function ChoiceMenu({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Menu closeOnItemClick={false} position="bottom-start">
      <Menu.Target>
        <Button variant="default" leftSection={icon}>
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

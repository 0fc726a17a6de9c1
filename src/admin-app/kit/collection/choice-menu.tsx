import { Button, Menu } from "@mantine/core";
import type { ReactNode } from "react";

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

import { ActionIcon, type ActionIconProps, Button, type ButtonProps, Menu, Tooltip, Switch, type SwitchProps } from "@mantine/core";
import { createLink } from "@tanstack/react-router";
import { Copy, EllipsisVertical, Eye, Pencil, Trash2 } from "lucide-react";
import type { AnchorHTMLAttributes, ReactNode } from "react";
import { ForWriters, useMayWrite } from "#admin-app/kit/session/writing.tsx";

type EditLinkProps = { name: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps>;

/** Leads from a card of a list to the form of what it shows. */
export const EditLink = createLink(({ name, ...props }: EditLinkProps) => <Opening name={name} {...props} />);

function Opening({ name, ...props }: EditLinkProps) {
  const mayWrite = useMayWrite();
  const verb = mayWrite ? "Modifier" : "Consulter";
  const Icon = mayWrite ? Pencil : Eye;
  return (
    <Button
      component="a"
      size="xs"
      variant="light"
      flex="none"
      leftSection={<Icon size={14} aria-hidden />}
      aria-label={`${verb} ${name}`}
      {...props}
    >
      {verb}
    </Button>
  );
}

type CopyLinkProps = { name: string } & ActionIconProps & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ActionIconProps>;

/** Leads to the form of a new item that starts from the one shown. */
export const CopyLink = createLink(({ name, ...props }: CopyLinkProps) => (
  <ForWriters>
    <Tooltip label="Dupliquer">
      <ActionIcon component="a" variant="subtle" color="gray" size={32} aria-label={`Dupliquer ${name}`} {...props}>
        <Copy size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  </ForWriters>
));

/** `Menu.Item`s of the actions that are rarely used. */
export function MoreActions({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Menu position="top-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={32} aria-label={`Plus d’actions\u202f: ${name}`}>
          <EllipsisVertical size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

/** A way on from such a menu. */
export const MenuLink = createLink(({ icon, ...props }: { icon: ReactNode } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "color">) => (
  <Menu.Item component="a" leftSection={icon} {...props} />
));

/** Asks whether what a card of a list shows shall be removed. */
export function RemoveButton({ name, className, onRemove }: { name: string; className?: string | undefined; onRemove: () => void }) {
  return (
    <ForWriters>
      <Tooltip label="Supprimer">
        <ActionIcon variant="subtle" color="gray" size={32} className={className} onClick={onRemove} aria-label={`Supprimer ${name}`}>
          <Trash2 size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </ForWriters>
  );
}

/** Switches something about an item of a list, for who may change it. */
export function ListSwitch(props: SwitchProps) {
  const mayWrite = useMayWrite();
  return <Switch {...props} disabled={!mayWrite} />;
}

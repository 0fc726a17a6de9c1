import { ActionIcon, Button, type ButtonProps, Tooltip } from "@mantine/core";
import { createLink } from "@tanstack/react-router";
import { Pencil, Trash2 } from "lucide-react";
import type { AnchorHTMLAttributes } from "react";

type EditLinkProps = { name: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps>;

/** Leads from a card of a list to the form of what it shows. */
export const EditLink = createLink(({ name, ...props }: EditLinkProps) => (
  <Button
    component="a"
    size="xs"
    variant="light"
    flex="none"
    leftSection={<Pencil size={14} aria-hidden />}
    aria-label={`Modifier ${name}`}
    {...props}
  >
    Modifier
  </Button>
));

/** Asks whether what a card of a list shows shall be removed. */
export function RemoveButton({ name, className, onRemove }: { name: string; className?: string | undefined; onRemove: () => void }) {
  return (
    <Tooltip label="Supprimer">
      <ActionIcon variant="subtle" color="gray" size={32} className={className} onClick={onRemove} aria-label={`Supprimer ${name}`}>
        <Trash2 size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

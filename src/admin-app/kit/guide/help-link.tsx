import { ActionIcon, type ActionIconProps, Tooltip } from "@mantine/core";
import { createLink, useMatch } from "@tanstack/react-router";
import { CircleQuestionMark } from "lucide-react";
import type { AnchorHTMLAttributes } from "react";
import screens from "virtual:guide-screens";

const LinkIcon = createLink((props: ActionIconProps & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ActionIconProps>) => (
  <ActionIcon component="a" {...props} />
));

/** Leads from the title of a screen to the page of the guide that explains it. A form opens it in a new tab, so that
 *  what was typed stays. */
export function HelpLink({ isForm = false }: { isForm?: boolean }) {
  const { fullPath } = useMatch({ strict: false });
  const page = screens.find((some) => some.screens.includes(fullPath));
  if (!page) return null;
  const label = `Aide\u202f: ${page.title}`;
  return (
    <Tooltip label={label} withArrow>
      <LinkIcon
        to="/admin/dashboard/guide/$page"
        params={{ page: page.name }}
        {...(isForm && { target: "_blank" })}
        variant="subtle"
        color="gray"
        c="dimmed"
        size="lg"
        aria-label={isForm ? `${label} (nouvel onglet)` : label}
      >
        <CircleQuestionMark size={20} aria-hidden />
      </LinkIcon>
    </Tooltip>
  );
}

import { ActionIcon, type ActionIconProps, Tooltip } from "@mantine/core";
import { createLink, useMatch } from "@tanstack/react-router";
import { CircleQuestionMark } from "lucide-react";
import type { AnchorHTMLAttributes } from "react";
import { toScreenName } from "./screen-name.ts";

const LinkIcon = createLink((props: ActionIconProps & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ActionIconProps>) => (
  <ActionIcon component="a" {...props} />
));

/** Leads from the title of a screen to the page of the guide that explains it. A form opens it in a new tab, so that
 *  what was typed stays. The guide knows the page by the screen: no screen loads a list of pages. */
export function HelpLink({ isForm = false }: { isForm?: boolean }) {
  const { fullPath } = useMatch({ strict: false });
  const label = isForm ? "Aide de cette fenêtre (nouvel onglet)" : "Aide de cet écran";
  return (
    <Tooltip label={label} withArrow>
      <LinkIcon
        to="/admin/dashboard/help/$page"
        params={{ page: toScreenName(fullPath) }}
        {...(isForm && { target: "_blank" })}
        variant="subtle"
        color="gray"
        c="dimmed"
        size="lg"
        aria-label={label}
      >
        <CircleQuestionMark size={20} aria-hidden />
      </LinkIcon>
    </Tooltip>
  );
}

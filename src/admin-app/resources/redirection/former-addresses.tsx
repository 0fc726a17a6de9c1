import { Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { findResource } from "#admin-app/kit/resource.ts";
import { trpc } from "#admin-app/rpc.ts";
import classes from "./redirections-screen.module.css";
import { formatCount } from "#admin-app/kit/layout/count-of.ts";

/** Addresses of records from before their slugs were changed, which lead on by themselves; nothing without any. */
export function FormerAddresses() {
  const { data = [] } = trpc.redirections.former.useQuery();
  if (data.length === 0) return null;
  return (
    <details className={classes.former}>
      <summary>
        <Text component="span" fw={600}>
          Anciens slugs ({formatCount(data.length)})
        </Text>
        <Text component="span" size="sm" c="dimmed">
          {" "}
          — ces adresses mènent d’elles-mêmes à leur fiche
        </Text>
      </summary>
      <ul className={classes.list}>
        {data.map(({ from_path, noun, record, title }) => {
          const to = findResource(noun)?.item?.to;
          return (
            <li key={from_path}>
              <Text component="span" size="sm">
                {from_path}
              </Text>
              <ArrowRight size={16} className={classes.arrow} aria-label="mène à" />
              {to ? (
                <Link to={to} params={{ id: String(record) }} className={classes.target}>
                  {title}
                </Link>
              ) : (
                title
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

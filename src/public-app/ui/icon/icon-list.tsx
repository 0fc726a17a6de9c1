import type { IconName } from "./icon-names.ts";
import { Icon } from "./icon.tsx";
import styles from "./icon-list.module.css";

type Props = {
  items: { icon: IconName; title: string; text: string }[];
  className: string | undefined;
};

/** A few short texts, each under its icon. */
export function IconList({ items, className }: Props) {
  return (
    <ul className={className}>
      {items.map(({ icon, title, text }) => (
        <li key={title}>
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

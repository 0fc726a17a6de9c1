import type { Product } from "#contracts/product/product.ts";
import { langAttributes } from "#public-app/language/shown-content.ts";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { isIconName } from "#public-app/ui/icon/icon-names.ts";
import styles from "./benefit-list.module.css";
import { m } from "#messages/public-app/product/sections/messages";

/** An icon of ours by its name; an administrator's own icon (an emoji) as it is; a tick where there is neither. */
function BenefitIcon({ icon }: { icon: string }) {
  if (isIconName(icon)) return <Icon name={icon} />;
  return icon && !/^[\w-]+$/.test(icon) ? <>{icon}</> : <Icon name="check" />;
}

export function BenefitList({ product }: { product: Product }) {
  const shown = product.benefits.filter(({ title, description }) => title || description);
  if (shown.length === 0) return null;
  const attributes = langAttributes(product);
  return (
    <section className={styles.benefits} aria-labelledby="caracteristiques">
      <h2 id="caracteristiques" className={styles.heading}>
        {m.benefits}
      </h2>
      <ul>
        {shown.map(({ icon, title, description }) => (
          <li key={title + description} className={styles.benefit}>
            <span className={styles.icon} aria-hidden="true">
              <BenefitIcon icon={icon} />
            </span>
            <div>
              <p className={styles.title} {...attributes}>
                {title || description}
              </p>
              {title && description && (
                <p className={styles.text} {...attributes}>
                  {description}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

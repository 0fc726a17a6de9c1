import type { Feature } from "#contracts/feature/feature.ts";
import { isIconName } from "#public-app/ui/icon-names.ts";
import { Icon } from "#public-app/ui/icon.tsx";
import section from "#public-app/ui/section.module.css";
import styles from "./feature-grid.module.css";

function FeatureSign({ icon, icon_url }: Pick<Feature, "icon" | "icon_url">) {
  if (icon_url) return <img src={icon_url} alt="" width={28} height={28} loading="lazy" />;
  return <Icon name={isIconName(icon) ? icon : "home"} />;
}

/** The key features, as the back office orders them. */
export function FeatureGrid({ features }: { features: Feature[] }) {
  if (features.length === 0) return null;
  return (
    <section className={`${section.container} ${section.section}`} aria-labelledby="essentiel">
      <h2 id="essentiel" className={section.title}>
        Tout ce qui compte, réuni
      </h2>
      <ul className={styles.grid}>
        {features.map(({ id, title, description, icon, icon_url }) => (
          <li key={id} className={styles.feature}>
            <span className={styles.sign}>
              <FeatureSign icon={icon} icon_url={icon_url} />
            </span>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

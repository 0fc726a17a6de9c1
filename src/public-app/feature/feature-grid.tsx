import { useState } from "react";
import { FEATURE_ICONS } from "#contracts/feature/feature-icons.ts";
import type { Feature } from "#contracts/feature/feature.ts";
import { normalizeImageUrl } from "#contracts/shared/image-path.ts";
import type { SectionOf } from "#contracts/page/section.ts";
import { langAttributes } from "#public-app/language/shown-content.ts";
import { sectionAttributes } from "#public-app/page/section-heading.tsx";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import section from "#public-app/ui/section.module.css";
import styles from "./feature-grid.module.css";

/** The feature's own picture, else the preset that it names, else a house. */
function FeatureIcon({ icon, icon_url }: Pick<Feature, "icon" | "icon_url">) {
  const [hasFailed, setFailed] = useState(false);
  // One that failed before hydration raised no event here.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  };
  if (icon_url && !hasFailed) {
    const url = normalizeImageUrl(icon_url);
    return <img ref={check} src={url} alt="" width={28} height={28} loading="lazy" onError={() => setFailed(true)} />;
  }
  return <Icon name={FEATURE_ICONS.find((preset) => preset === icon) ?? "home"} />;
}

/** The key features, as the back office orders them. */
export function FeatureGrid({ section: { id: part, title }, features }: { section: SectionOf<"features">; features: Feature[] }) {
  if (features.length === 0) return null;
  return (
    <section className={`${section.container} ${styles.grid}`} {...sectionAttributes({ id: part, title })} data-late="">
      {title !== "" && (
        <h2 id={`titre-${part}`} className={section.title}>
          {title}
        </h2>
      )}
      <ul className={styles.list}>
        {features.map(({ id, title: name, description, icon, icon_url, ...feature }) => (
          <li key={id} className={styles.feature} {...langAttributes(feature)}>
            <span className={styles.icon}>
              <FeatureIcon icon={icon} icon_url={icon_url} />
            </span>
            <h3 className={styles.title}>{name}</h3>
            <p className={styles.text}>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Link, Outlet } from "@tanstack/react-router";
import { LazyNewsletterBox } from "#public-app/subscriber/lazy-newsletter-box.ts";
import button from "#public-app/ui/button.module.css";
import { ClosingBlock } from "#public-app/ui/closing-block.tsx";
import { PageHero } from "#public-app/ui/page-hero.tsx";
import section from "#public-app/ui/section.module.css";
import { BlogCategories } from "./blog-categories.tsx";
import styles from "./blog-frame.module.css";
import { m } from "#messages/public-app/article/list/messages";

export function BlogFrame() {
  return (
    <>
      <PageHero title={m.title} lead={m.lead} scene="lecture" />
      <div className={`${section.container} ${styles.body}`}>
        <BlogCategories />
        <Outlet />
      </div>
      <LazyNewsletterBox />
      <ClosingBlock id="question" title={m.closingTitle} text={m.closingText}>
        <Link to="/contact" className={`${button.button} ${button.dark}`}>
          {m.contact}
        </Link>
      </ClosingBlock>
    </>
  );
}

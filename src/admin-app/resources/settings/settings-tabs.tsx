import { Tabs } from "@mantine/core";
import { CircleAlert } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { EditorBody } from "#admin-app/kit/editor/editor-form.tsx";
import { useSettingsFormContext } from "./settings-form-context.ts";
import { faultyTabs, SETTINGS_TABS, type SettingsTab, TAB_LABELS } from "./settings-fields.ts";
import classes from "./settings-tabs.module.css";
import { BannerTab } from "./tabs/banner-tab.tsx";
import { CompanyTab } from "./tabs/company-tab.tsx";
import { ContactTab } from "./tabs/contact-tab.tsx";
import { FaqTab } from "./tabs/faq-tab.tsx";
import { FiguresTab } from "./tabs/figures-tab.tsx";
import { LegalTab } from "./tabs/legal-tab.tsx";
import { MailsTab } from "./tabs/mails-tab.tsx";
import { PlaceTab } from "./tabs/place-tab.tsx";
import { SearchTab } from "./tabs/search-tab.tsx";

const PARTS: Record<SettingsTab, ReactNode> = {
  company: <CompanyTab />,
  contact: <ContactTab />,
  place: <PlaceTab />,
  figures: <FiguresTab />,
  legal: <LegalTab />,
  mails: <MailsTab />,
  search: <SearchTab />,
  banner: <BannerTab />,
  faq: <FaqTab />,
};

/** On a phone the tabs are wider than the window. */
function scrollTo(tab: HTMLButtonElement | null): void {
  tab?.scrollIntoView({ inline: "center", block: "nearest" });
}

/** The parts of the form, of which one is shown. */
export function SettingsTabs({
  current,
  onOpen,
  body,
}: {
  current: SettingsTab;
  onOpen: (tab: SettingsTab) => void;
  body: Ref<HTMLDivElement>;
}) {
  const faulty = faultyTabs(useSettingsFormContext().errors);
  return (
    <Tabs
      value={current}
      onChange={(value) => onOpen(SETTINGS_TABS.find((name) => name === value) ?? current)}
      keepMounted={false}
      className={classes.tabs}
    >
      <Tabs.List className={classes.list} aria-label="Parties des réglages">
        {SETTINGS_TABS.map((tab) => (
          <Tabs.Tab
            key={tab}
            ref={tab === current ? scrollTo : undefined}
            value={tab}
            rightSection={faulty.includes(tab) ? <CircleAlert size={16} className={classes.faulty} aria-label="À corriger" /> : undefined}
          >
            {TAB_LABELS[tab]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <EditorBody ref={body}>
        {SETTINGS_TABS.map((tab) => (
          <Tabs.Panel key={tab} value={tab}>
            {PARTS[tab]}
          </Tabs.Panel>
        ))}
      </EditorBody>
    </Tabs>
  );
}

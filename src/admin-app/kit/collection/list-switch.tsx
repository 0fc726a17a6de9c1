import { Switch, type SwitchProps } from "@mantine/core";
import { useMayWrite } from "#admin-app/kit/session/writing.tsx";

/** Switches something about an item of a list, for who may change it. */
export function ListSwitch(props: SwitchProps) {
  const mayWrite = useMayWrite();
  return <Switch {...props} disabled={!mayWrite} />;
}

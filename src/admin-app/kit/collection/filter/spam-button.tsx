import { Button } from "@mantine/core";
import { ShieldAlert } from "lucide-react";

/** Leads to what looks like spam, where there is any. */
export function SpamButton({ count = 0, onPress }: { count: number | undefined; onPress: () => void }) {
  if (count === 0) return null;
  return (
    <Button variant="subtle" leftSection={<ShieldAlert size={18} aria-hidden />} onClick={onPress}>
      Indésirables ({count})
    </Button>
  );
}

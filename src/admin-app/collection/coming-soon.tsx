import { Alert } from "@mantine/core";
import { PencilRuler } from "lucide-react";

/** Says honestly what a screen cannot do yet. */
export function ComingSoon({ children }: { children: string }) {
  return (
    <Alert color="amber" mb="lg" icon={<PencilRuler aria-hidden />}>
      {children}
    </Alert>
  );
}

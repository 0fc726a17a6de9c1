import { Button, Group, TextInput } from "@mantine/core";
import { Link } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { requiredFileUrlSchema } from "#contracts/shared/url.ts";

/** Adds something by its URL, once the contract accepts it. Enter adds, and does not submit the form around; leaving
 *  the field adds too, so that saving loses nothing. `typed` is held by the form around, in its draft. */
export function UrlField({
  name,
  label,
  typed,
  onType,
  onAdd,
}: {
  name: string;
  label: string;
  typed: string;
  onType: (typed: string) => void;
  onAdd: (url: string) => void;
}) {
  const [fault, setFault] = useState<string>();

  function handleAdd() {
    const { success, data, error } = requiredFileUrlSchema.safeParse(typed);
    setFault(error?.issues[0]?.message);
    if (!success) return;
    onAdd(data);
    onType("");
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    handleAdd();
  }

  return (
    <Group align="start" gap="xs" wrap="nowrap">
      <TextInput
        name={name}
        label={label}
        type="url"
        placeholder="https://…"
        value={typed}
        error={fault}
        onChange={(event) => {
          onType(event.currentTarget.value);
          setFault(undefined);
        }}
        onKeyDown={handleKey}
        onBlur={() => typed.trim() !== "" && handleAdd()}
        leftSection={<Link size={16} aria-hidden />}
        flex={1}
      />
      <Button variant="default" onClick={handleAdd} mt={25}>
        Ajouter
      </Button>
    </Group>
  );
}

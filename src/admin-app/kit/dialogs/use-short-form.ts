import { useForm } from "@mantine/form";
import { refusedFields } from "#admin-app/kit/errors/failure.ts";

/** The values of a short form. `field` gives the props of an input: its name, its value, and why the server refused it
 *  in the `error` of the call that sent them. */
export function useShortForm<Values extends Record<string, unknown>>(initialValues: Values) {
  const form = useForm<Values>({ initialValues });
  return {
    values: form.values,
    setValues: form.setValues,
    reset: form.reset,
    field: <Name extends keyof Values & string>(name: Name, error: unknown) => ({
      ...form.getInputProps(name),
      name,
      value: form.values[name],
      error: refusedFields(error)[name],
    }),
  };
}

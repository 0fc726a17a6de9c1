import { useIdle } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { PING_EVERY_MS, type Presence } from "#contracts/presence/presence.ts";
import { deviceName } from "#contracts/session/device-name.ts";
import { deviceToken, TAB } from "#admin-app/kit/draft/tab.ts";
import { rpcClient } from "#admin-app/rpc.ts";

/** A form that no one touches says nothing any more: a ping would otherwise keep its session alive. */
const IDLE_AFTER_MS = 10 * 60_000;

/** Asks who else has a record open, and for its last change. Every ten seconds while the form is in view and in use;
 *  nothing while that cannot be asked. */
export function usePings(resource: string, id: number | undefined): Presence | undefined {
  const isIdle = useIdle(IDLE_AFTER_MS, { initialState: false });
  const { data } = useQuery({
    queryKey: ["presence", resource, id],
    queryFn: async () => {
      if (id === undefined) return null;
      const form = { noun: resource, id, tab: TAB, device: deviceToken(), device_name: deviceName(navigator.userAgent) };
      // Presence helps and is never needed: what fails is silent, and ends no session.
      return rpcClient.presence.ping.mutate(form).catch(() => null);
    },
    enabled: id !== undefined && !isIdle,
    refetchInterval: PING_EVERY_MS,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

  useEffect(() => {
    if (id === undefined) return undefined;
    return () => {
      const form = { noun: resource, id, tab: TAB, device: deviceToken(), device_name: "" };
      rpcClient.presence.leave.mutate(form).catch(() => {}); // it is forgotten by itself
    };
  }, [resource, id]);

  return data ?? undefined;
}

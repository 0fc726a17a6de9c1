import { useMatches, useRouter } from "@tanstack/react-router";
import { useEffect, useLayoutEffect, useRef } from "react";

const scrollTo = (top: number) => window.scrollTo({ top, behavior: "instant" });

/** Shows a page that is still on its way from its top, as it will be once it has come. A visitor who turns back meanwhile finds the place that
 *  was left: the router would remember the top for it. */
export function useTopOfComingPage() {
  const router = useRouter();
  const isComing = useMatches({
    select: (matches) =>
      matches.some(({ status }) => status === "pending") && router.state.location.pathname !== router.state.resolvedLocation?.pathname,
  });
  const left = useRef({ key: "", top: 0 });
  const wasMoved = useRef(false);

  useLayoutEffect(() => {
    if (!isComing) return;
    wasMoved.current = true;
    scrollTo(0);
  }, [isComing]);

  useEffect(() => {
    const stops = [
      router.subscribe("onBeforeNavigate", ({ fromLocation }) => {
        if (fromLocation && !wasMoved.current)
          left.current = { key: fromLocation.state.__TSR_key ?? fromLocation.href, top: window.scrollY };
      }),
      router.subscribe("onRendered", ({ toLocation: { state, href } }) => {
        if (wasMoved.current && left.current.key === (state.__TSR_key ?? href)) scrollTo(left.current.top);
        wasMoved.current = false;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [router]);
}

import section from "#public-app/ui/section.module.css";
import styles from "./day-diagram.module.css";
import { m } from "#messages/public-app/feature/messages";

const WIDTH = 1200;
const HEIGHT = 240;

/** Horizontal position of an hour of the day in the drawing. */
const at = (hour: number) => (hour / 24) * WIDTH;

/** Hours of the moments described below the drawing. */
const MOMENTS = [7, 8.5, 18.5, 23];

/** The temperature through the day: low at night and in an empty house, up before its people wake or come home. */
const WARMTH = [
  `M0 150 H${at(5.5)} C${at(6.3)} 150 ${at(6.2)} 78 ${at(7)} 78 H${at(8.5)}`,
  `C${at(9.5)} 78 ${at(9.5)} 172 ${at(10.5)} 172 H${at(16.5)}`,
  `C${at(17.5)} 172 ${at(17.5)} 66 ${at(18.5)} 66 H${at(22.5)} C${at(23.4)} 66 ${at(23.2)} 150 ${WIDTH} 150`,
].join(" ");

/** Positions of the temperatures: at the middle of each level, just above it. */
const LEVELS = [
  { hour: 7.75, y: 78, degrees: 20 },
  { hour: 13.5, y: 172, degrees: 17 },
  { hour: 20.5, y: 66, degrees: 21 },
];

const percent = (part: number) => `${part * 100}%`;

/** The light outside and in, from midnight to midnight. */
const LIGHT = [
  { at: 0, color: "#123d44" },
  { at: 0.24, color: "#16444b" },
  { at: 0.31, color: "#e2a65f" },
  { at: 0.42, color: "#f3ede3" },
  { at: 0.62, color: "#f5efe5" },
  { at: 0.76, color: "#e2a65f" },
  { at: 0.9, color: "#a9602b" },
  { at: 0.97, color: "#123d44" },
];

/** A day of the house, drawn: its light as a band of colour, its warmth as a line, and four moments. */
export function DayDiagram() {
  return (
    <section className={section.dark} aria-labelledby="journee">
      <div className={`${section.container} ${section.section}`}>
        <h2 id="journee" className={section.title}>
          {m.dayTitle}
        </h2>
        <p className={section.lead}>{m.dayLead}</p>
        <div className={styles.drawing} aria-hidden="true">
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
            <defs>
              <linearGradient id="lumiere-du-jour">
                {LIGHT.map(({ at: offset, color }) => (
                  <stop key={offset} offset={offset} stopColor={color} />
                ))}
              </linearGradient>
            </defs>
            {MOMENTS.map((hour) => (
              <path key={hour} className={styles.moment} d={`M${at(hour)} 20 V216`} />
            ))}
            <path className={styles.warmth} d={WARMTH} />
            <rect y="216" width={WIDTH} height="10" fill="url(#lumiere-du-jour)" />
          </svg>
          {LEVELS.map(({ hour, y, degrees }) => (
            <span key={hour} className={styles.level} style={{ insetInlineStart: percent(hour / 24), top: percent(y / HEIGHT) }}>
              {m.degrees(degrees)}
            </span>
          ))}
          {MOMENTS.map((hour, index) => (
            <span key={hour} className={styles.axis} style={{ insetInlineStart: percent(hour / 24) }}>
              {m.day[index]?.hour}
            </span>
          ))}
        </div>
        <ol className={styles.moments}>
          {m.day.map(({ hour, title, text }) => (
            <li key={hour}>
              <p className={styles.hour}>{hour}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

import styles from './harbour-scene.module.css'

const wave = (y: number, shift: number, height: number) =>
  `M${shift - 300} ${y}q75 ${-height} 150 0t150 0 150 0 150 0 150 0 150 0 150 0`

const Sea = ({ y, shift, height, fill }: { y: number; shift: number; height: number; fill: string }) => (
  <>
    <path fill={fill} d={`${wave(y, shift, height)}V640H-400z`} />
    <path fill="none" stroke="#ffffff" strokeWidth="2" opacity=".14" d={wave(y, shift, height)} />
  </>
)

/**
 * A boat leaving the harbour in front of the town, with the sun above. Its colours are attributes, so that it is a
 * complete picture as a file too.
 */
export const HarbourScene = () => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    className={styles.scene}
    viewBox="0 0 600 600"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <circle fill="var(--scene-sun)" opacity=".1" cx="418" cy="168" r="128" />
    <circle fill="var(--scene-sun)" opacity=".1" cx="418" cy="168" r="98" />
    <circle fill="var(--scene-sun)" cx="418" cy="168" r="70" />
    <path
      fill="var(--scene-town)"
      d="M-200 410v-52h40v-22h28v30h34v-46h22v24h30v-40h14v-16h6v16h14v56h26v-30h36v-24h20v44h30v30h60v-16h44v-22h26v26h40v-50h16v-14h6v14h16v34h30v-20h42v38h34v-28h26v14h40v-40h24v30h36v-18h60v78z"
    />
    <path
      fill="none"
      stroke="var(--scene-sail)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      opacity=".75"
      d="M140 176q10-11 19 1 10-12 20-1M196 142q7-8 14 1 7-9 15-1"
    />
    <Sea y={394} shift={0} height={14} fill="var(--scene-sea)" />
    <path
      fill="none"
      stroke="var(--scene-sun)"
      strokeWidth="4"
      strokeLinecap="round"
      opacity=".45"
      d="M438 404h46M452 416h30M446 428h44"
    />
    <g transform="translate(36 40) scale(.88)">
      <path fill="var(--scene-sun)" d="M303 92l42 13-42 13z" />
      <rect fill="#ffffff" x="295" y="88" width="8" height="308" rx="3" />
      <path fill="var(--scene-sail)" d="M313 126c74 34 122 110 124 240H313z" />
      <path fill="var(--scene-sail-shade)" d="M285 158c-62 36-104 112-114 208h114z" />
      <path fill="#ffffff" d="M146 388h308l-38 62c-4 7-10 10-18 10H202c-8 0-14-3-18-10z" />
      <path fill="var(--scene-sail-shade)" d="M155 402h290l-6 10H161z" />
    </g>
    <Sea y={432} shift={-60} height={16} fill="var(--scene-sea-deep)" />
    <Sea y={478} shift={-10} height={20} fill="var(--scene-sea-deepest)" />
    <Sea y={530} shift={-85} height={22} fill="var(--scene-bottom)" />
  </svg>
)

import { chooseNextColorMode, useColorChoice } from '../state/color-mode.ts'
import { useMessages } from '../state/messages.tsx'
import { useSite } from '../state/site.tsx'
import styles from './ColorModeToggle.module.css'
import { Icon } from '../parts/Icon.tsx'

/** Light, dark, or, where the site follows it, as the system has it; nothing where the configuration leaves no choice. */
export function ColorModeToggle() {
  const { colorMode } = useSite()
  const { frame } = useMessages()
  const choice = useColorChoice()
  if (colorMode.disableSwitch) return null
  const label = choice ? frame.colorMode.switchFrom[choice] : frame.colorMode.switch
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={label}
      title={label}
      data-wake=""
      onClick={() => chooseNextColorMode(colorMode)}
    >
      {colorMode.respectPrefersColorScheme && (
        <span className={styles.system}>
          <Icon name="system" />
        </span>
      )}
      <span className={styles.light}>
        <Icon name="sun" />
      </span>
      <span className={styles.dark}>
        <Icon name="moon" />
      </span>
    </button>
  )
}

import { chooseColorMode, useColorMode } from '../state/color-mode.ts'
import { useMessages } from '../state/messages.tsx'
import { useSite } from '../state/site.tsx'
import styles from './ColorModeToggle.module.css'
import { Icon } from '../parts/Icon.tsx'

/** Light or dark, unless the configuration leaves no choice. */
export function ColorModeToggle() {
  const { colorMode } = useSite()
  const { frame } = useMessages()
  const mode = useColorMode()
  if (colorMode.disableSwitch) return null
  const label = mode ? frame.colorMode.switchFrom[mode] : frame.colorMode.switch
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={label}
      title={label}
      data-wake=""
      onClick={() => chooseColorMode(mode === 'dark' ? 'light' : 'dark')}
    >
      <span className={styles.light}>
        <Icon name="sun" />
      </span>
      <span className={styles.dark}>
        <Icon name="moon" />
      </span>
    </button>
  )
}

import { chooseColorMode, useColorMode } from '../state/color-mode.ts'
import { useSite } from '../state/site.tsx'
import styles from './ColorModeToggle.module.css'
import { Icon } from './Icon.tsx'

/** Light or dark, unless the configuration leaves no choice. */
export function ColorModeToggle() {
  const { colorMode } = useSite()
  const mode = useColorMode()
  if (colorMode.disableSwitch) return null
  const label = mode ? `Switch between dark and light mode (currently ${mode} mode)` : 'Switch between dark and light mode'
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

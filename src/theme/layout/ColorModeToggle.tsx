import type { AtOnce } from '../at-once.ts'
import { useMessages } from '../state/messages.tsx'
import { useSite } from '../state/site.tsx'
import styles from './ColorModeToggle.module.css'
import { Icon } from '../parts/Icon.tsx'

/**
 * Switches between light, dark, and, if the site follows it, the system's mode. Renders nothing if the configuration disables the switch.
 * CSS shows the current choice, so it is right before hydration.
 */
export function ColorModeToggle() {
  const { colorMode } = useSite()
  const { switchFrom } = useMessages().frame.colorMode
  if (colorMode.disableSwitch) return null
  return (
    <button type="button" className={styles.toggle} data-does={'color-mode' satisfies AtOnce}>
      {colorMode.respectPrefersColorScheme && <Choice className={styles.system} icon="system" name={switchFrom.system} />}
      <Choice className={styles.light} icon="sun" name={switchFrom.light} />
      <Choice className={styles.dark} icon="moon" name={switchFrom.dark} />
    </button>
  )
}

function Choice({ className, icon, name }: { className: string | undefined; icon: 'system' | 'sun' | 'moon'; name: string }) {
  return (
    <span className={className} title={name}>
      <Icon name={icon} />
      <span className="sr-only">{name}</span>
    </span>
  )
}

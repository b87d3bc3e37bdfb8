import type { AtOnce } from '../at-once.ts'
import { useMessages } from '../state/messages.tsx'
import { useSite } from '../state/site.tsx'
import styles from './ColorModeToggle.module.css'
import { Icon } from '../parts/Icon.tsx'

/**
 * Light, dark, or, where the site follows it, as the system has it; nothing where the configuration leaves no choice. Styles show, and
 * so name, what is chosen: before React is there, too.
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

import { ChevronDown } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import type { CoverFacts as Facts } from '../../../domain/catalogue/catalogue'
import { Card } from '../../components/data-display/card'
import { CoverFacts } from './cover-facts'
import { Price } from './price'
import styles from './shop.module.css'

const wide = () => window.matchMedia('(min-width: 900px)')

const watchWidth = (onChange: () => void) => {
  const query = wide()
  query.addEventListener('change', onChange)
  return () => {
    query.removeEventListener('change', onChange)
  }
}

/** What a product covers: beside its form, or above it as a line that opens. */
export const WhatYouGet = ({ facts }: { readonly facts: Facts }) => {
  const isWide = useSyncExternalStore(watchWidth, () => wide().matches)
  if (isWide)
    return (
      <Card as="section" className={styles.get}>
        <h3>What you get</h3>
        <CoverFacts facts={facts} />
        <Price facts={facts} />
      </Card>
    )
  return (
    <Card as="details" padding="none" className={styles.get}>
      <summary className={styles.summary}>
        <h3>What you get</h3>
        <Price facts={facts} />
        <ChevronDown className={styles.chevron} size={20} />
      </summary>
      <CoverFacts facts={facts} />
    </Card>
  )
}

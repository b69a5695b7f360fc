import { Building2, Clock, Fingerprint, IdCard, Landmark } from 'lucide-react'
import { stepOf } from '../../../domain/kyc/step-numbers'
import { Card } from '../../components/data-display/card'
import styles from './what-you-need.module.css'

const needs = [
  {
    icon: Fingerprint,
    name: 'Your BVN',
    why: 'It shows that you are who you say, and gives nobody access to your account. Dial *565*0# to see it.',
  },
  { icon: Landmark, name: 'Your bank account number', why: 'So that what we owe you is paid into your own account.' },
  { icon: IdCard, name: 'An identity document', why: 'A photo or a PDF: the law asks us to see who we insure.' },
  {
    icon: Building2,
    name: 'Your employer’s tax number',
    why: `It shows where your income comes from. Step ${stepOf('employer')} says what to enter without an employer.`,
  },
  { icon: Clock, name: 'About ten minutes', why: 'You can stop after each step and come back later.' },
] as const

/** What the wizard asks for and why, above its first step. */
export const WhatYouNeed = () => (
  <section aria-labelledby="what-you-need">
    <Card>
      <h2 id="what-you-need" className={styles.title}>
        What you need
      </h2>
      <ul className={styles.list}>
        {needs.map(({ icon: Icon, name, why }) => (
          <li key={name} className={styles.need}>
            <Icon className={styles.icon} size={20} />
            <div>
              <strong>{name}</strong>
              <p className={styles.why}>{why}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  </section>
)

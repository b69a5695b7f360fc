/** What the medical questionnaire asks about: conditions that a life or health underwriter commonly asks for. */
export const medicalQuestions: readonly string[] = [
  'High blood pressure',
  'Diabetes',
  'Asthma or another disease of the lungs',
  'Heart disease or stroke',
  'Sickle cell disease',
  'Tuberculosis',
  'Hepatitis B or C',
  'Kidney disease',
  'Cancer or a tumour',
]
